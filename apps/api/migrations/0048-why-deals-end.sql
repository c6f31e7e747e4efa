-- What a side said when it declined or cancelled, as JSON {by, text}. It goes with the account of a creator who said it.
alter table deals add column end_words jsonb;
