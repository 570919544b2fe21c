-- What the most telling passages of an update mean, by their places: {"model": "…", "passages": {"3": "base64 …"}}. It takes
-- a language model in the process some tenths of a second to tell, so it is told once.
ALTER TABLE digest ADD COLUMN embeddings jsonb;
