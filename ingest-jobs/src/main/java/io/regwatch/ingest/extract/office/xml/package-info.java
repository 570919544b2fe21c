/** Rewrites the XML of the parts of office documents; what several formats share. */
@NullMarked
package io.regwatch.ingest.extract.office.xml;

import org.jspecify.annotations.NullMarked;
