-- Where somebody else wrote to the index, a document's version there can be greater than its row's: what follows
-- would be taken for old. The row then counts from further up.
CREATE TABLE index_version_offset (
	entity_id uuid PRIMARY KEY,
	version_offset bigint NOT NULL CHECK (version_offset > 0)
);
