/** What all pages have in common: assets, sign-in, error pages, formats. */
@NullMarked
package io.regwatch.ops.console.page;

import org.jspecify.annotations.NullMarked;
