package io.regwatch.ingest.extract.office.xml;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;

import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipFile;
import org.apache.tika.exception.TikaException;
import org.jspecify.annotations.Nullable;
import org.xml.sax.SAXException;

/** How the parts of a document are rewritten, by what its other parts say of them. */
public interface OfficeParts {

	/** Returns nothing for parts that stay as they are. */
	@Nullable Rewriting rewriting(String part);

	/** Rewrites a part. */
	interface Rewriting {

		void write(ZipFile parts, ZipArchiveEntry part, OutputStream out)
				throws IOException, TikaException, SAXException;

		static Rewriting of(OfficeFilter... filters) {
			return (parts, part, out) -> OfficeXml.filter(parts, part, List.of(filters), out);
		}

	}

}
