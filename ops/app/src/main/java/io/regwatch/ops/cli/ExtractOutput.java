package io.regwatch.ops.cli;

/** Prints what files gave, one after the other. */
interface ExtractOutput extends AutoCloseable {

	void print(ReadFile file);

	@Override
	void close();

}
