export * from './activity-feed-parts.tsx';
export { type FeedItem } from './activity-feed.model.ts';
export { ActivityFeed, type ActivityFeedProps } from './activity-feed.tsx';
export { useActivityFeed, type ActivityFeedOptions } from './use-activity-feed.ts';
