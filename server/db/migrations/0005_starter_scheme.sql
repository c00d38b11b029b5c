-- Weeks of the starter scheme that were put into the library. What an administrator deletes afterwards stays
-- deleted.
create table starter_weeks (
  path text primary key
);
