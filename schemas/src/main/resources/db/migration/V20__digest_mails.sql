-- Mails that people get about a workspace every day or week: what changed in it since the mail before.
CREATE TABLE digest_mail (
	person text NOT NULL REFERENCES console_user ON DELETE CASCADE,
	workspace_id uuid NOT NULL REFERENCES workspace ON DELETE CASCADE,
	address text NOT NULL CHECK (address ~ '^[^@[:space:],;<>"]+@[^@[:space:],;<>"]+$' AND length(address) <= 254),
	frequency text NOT NULL CHECK (frequency IN ('daily', 'weekly')),
	saved_search_id uuid REFERENCES saved_search ON DELETE SET NULL,
	sent_cursor text NOT NULL,
	sent_at timestamptz NOT NULL DEFAULT now(),
	next_on date NOT NULL,
	PRIMARY KEY (workspace_id, person)
);

CREATE INDEX digest_mail_person_idx ON digest_mail (person);
CREATE INDEX digest_mail_saved_search_idx ON digest_mail (saved_search_id) WHERE saved_search_id IS NOT NULL;
CREATE INDEX digest_mail_next_idx ON digest_mail (next_on);

COMMENT ON COLUMN digest_mail.saved_search_id IS 'Only changes of updates that match it are listed; NULL for all';
COMMENT ON COLUMN digest_mail.sent_cursor IS 'Of the change feed: the next mail lists what follows';
COMMENT ON COLUMN digest_mail.sent_at IS 'When the mail before was sent, or, before the first one, when it was ordered';
COMMENT ON COLUMN digest_mail.next_on IS 'First day (UTC) on which the next mail is due';
