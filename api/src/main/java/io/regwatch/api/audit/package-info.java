/** Audits calls and shows the audit log. */
@NullMarked
package io.regwatch.api.audit;

import org.jspecify.annotations.NullMarked;
