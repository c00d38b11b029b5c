-- adds only
-- On how many pages each word is: what a misspelt word may stand for is on more pages than others. Counting them takes
-- far longer than the rest of a search. A release before adds words without counting, so the numbers may be too small.
alter table library_words add column pages integer not null default 0;

update library_words set pages = counted.ndoc
from ts_stat('select words from page_texts') as counted
where library_words.word = counted.word;
