-- adds only
-- Whether the week has had its title. Version 1.0 added weeks without one; they get it once after the upgrade, and
-- what an administrator removes afterwards stays removed.
alter table starter_weeks add column is_titled boolean not null default false;

-- Titles are searched in any form, which has an index, or as they are written.
create index objects_title_words on objects using gin (to_tsvector('simple', searched_text(title)))
  where title is not null;

-- Words that begin or end like a misspelt one and are about as long.
create index library_words_first on library_words (left(word, 1), length(word));
create index library_words_last on library_words (right(word, 2), length(word));
