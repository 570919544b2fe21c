/** Read-only tools for language models by the Model Context Protocol (MCP). */
@NullMarked
package io.regwatch.api.mcp;

import org.jspecify.annotations.NullMarked;
