-- Its tokens are not bound to a key, because the browser stores none.
alter table portal_session add column unbound boolean not null default false;
