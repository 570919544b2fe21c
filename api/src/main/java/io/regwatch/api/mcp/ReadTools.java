package io.regwatch.api.mcp;

import java.util.List;

/** Tools of one subject. */
public interface ReadTools {

	/**
	 * Returns the tools.
	 * @return at least one
	 */
	List<ReadTool> tools();

}
