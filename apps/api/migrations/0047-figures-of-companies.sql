-- What a company's messages were warned of is counted each night, and few of them are.
create index deal_messages_warned on deal_messages (sent_at) where warned <> '{}';
