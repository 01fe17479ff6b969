/** By each text that a translator took out of the page, the element in its place. */
const standIns = new WeakMap<Node, Element>();

/** The child of a parent that holds a node now: the node itself, or an element around it or in its place. */
function placeIn(parent: Node, node: Node): Node {
  let place: Node | null = node.parentNode ? node : (standIns.get(node) ?? node);
  while (place && place.parentNode !== parent) place = place.parentNode;
  return place ?? node;
}

/**
 * Lets React work on a page that the browser translates. A translator replaces or moves text nodes that React holds:
 * without this, new texts go nowhere and removals throw. Call it once, before the page is translated.
 *
 * @returns A function that ends it.
 *
 * @see https://github.com/facebook/react/issues/11538
 */
export function surviveTranslation(): () => void {
  const observer = new MutationObserver((records) => {
    for (const { type, target, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      if (type === 'characterData') {
        const standIn = standIns.get(target);
        // A translator that shows the original again puts the text back.
        if (standIn?.isConnected && !target.isConnected) standIn.textContent = target.nodeValue;
        continue;
      }
      const standIn = [...addedNodes, previousSibling, nextSibling].find(
        (node): node is Element => node?.nodeName === 'FONT',
      );
      for (const node of standIn ? removedNodes : [])
        if (node instanceof Text && standIn && !node.isConnected) {
          standIns.set(node, standIn);
          observer.observe(node, { characterData: true });
        }
    }
  });
  observer.observe(document, { childList: true, subtree: true });

  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.insertBefore = function insertBeforePlace<T extends Node>(
    this: Node,
    node: T,
    child: Node | null,
  ) {
    return insertBefore.call(this, node, child && placeIn(this, child)) as T;
  };
  Node.prototype.removeChild = function removeFromPlace<T extends Node>(this: Node, child: T) {
    const place = placeIn(this, child);
    // What else a translator put around a moved text stays.
    if (place !== child && child.parentNode) child.parentNode.removeChild(child);
    else removeChild.call(this, place);
    return child;
  };
  return () => {
    observer.disconnect();
    Object.assign(Node.prototype, { insertBefore, removeChild });
  };
}
