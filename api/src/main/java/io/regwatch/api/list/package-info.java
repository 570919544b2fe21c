/** Lists as response bodies, complete or page by page. */
@NullMarked
package io.regwatch.api.list;

import org.jspecify.annotations.NullMarked;
