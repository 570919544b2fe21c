/** Lists: query parameters, keyset pagination, streaming. */
@NullMarked
package io.regwatch.api.list;

import org.jspecify.annotations.NullMarked;
