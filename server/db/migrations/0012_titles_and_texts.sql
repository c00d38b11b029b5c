-- adds only
-- What is searched of a text. Without punctuation, because PostgreSQL would take '/j/' for a file name and 'a.b' for a
-- host; apostrophes vanish, so that "don't" is one word.
create function searched_text(given text) returns text language sql immutable strict parallel safe as $$
  select translate(given, '/\-–—_.,:;@&%#+*=<>|~^$()[]{}"“”''’‘`', repeat(' ', 32))
$$;

-- What a year group or a week is about, '/j/ spelt -dge after short vowels'. On the row of the folder's `.keep` in the
-- bucket `learning`, so that it moves with the folder.
alter table objects add column title text;
alter table deleted_objects add column title text;

create index objects_title on objects using gin (to_tsvector('english', searched_text(title)))
  where title is not null;

-- The text of every page, read again when missing. `source` is the blob of the PDF. Every page has a row, also one
-- without text; a PDF that cannot be read has an empty first page.
create table page_texts (
  source text not null,
  page integer not null,
  text text not null,
  stems tsvector not null generated always as (to_tsvector('english', searched_text(text))) stored,
  words tsvector not null generated always as (to_tsvector('simple', searched_text(text))) stored,
  primary key (source, page)
);

create index page_texts_stems on page_texts using gin (stems);
create index page_texts_words on page_texts using gin (words);

-- Every word of those texts once: what a misspelt word is compared with.
create table library_words (
  word text collate "C" primary key
);
