-- adds only
-- Whether the week has had its title. Version 1.0 added weeks without one; they get it once after the upgrade, and
-- what an administrator removes afterwards stays removed.
alter table starter_weeks add column is_titled boolean not null default false;
