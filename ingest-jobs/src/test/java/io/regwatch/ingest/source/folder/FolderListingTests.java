package io.regwatch.ingest.source.folder;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.stream.Stream;

import io.regwatch.ingest.source.ListedItem;
import io.regwatch.ingest.source.Listing;
import io.regwatch.ingest.source.catalogue.SourceDefinition;
import io.regwatch.schema.Anomaly;
import io.regwatch.schema.RejectionReason;
import io.regwatch.schema.VersionStatus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

class FolderListingTests {

	@TempDir
	Path folder;

	@Test
	void listWhenFilesAreNestedNamesThemByRelativePath() throws IOException {
		write("b.pdf");
		write("2024/März report.txt");
		Listing listing = list();
		assertThat(listing.items()).extracting(ListedItem::externalId).containsExactly("2024/März report.txt", "b.pdf");
		assertThat(listing.items()).extracting(ListedItem::announcedType).containsExactly("txt", "pdf");
		assertThat(listing.items().getFirst().url()).matches("urn:regwatch:[a-z0-9-]+:2024/M%C3%A4rz%20report.txt");
		assertThat(listing.shortfall()).isNull();
		assertThat(listing.reported()).isNull();
	}

	@Test
	void listWhenPathIsVeryLongShortensItsId() throws IOException {
		String directory = ("d".repeat(200) + "/").repeat(4);
		write(directory + "a.pdf");
		write(directory + "b.pdf");
		assertThat(list().items()).extracting(ListedItem::externalId)
			.doesNotHaveDuplicates()
			.allSatisfy((id) -> assertThat(id).hasSizeLessThan(500));
		assertThat(list().items()).extracting(ListedItem::locator).contains(directory + "a.pdf");
	}

	@Test
	void listWhenFilesAreHiddenOrLocksPassesThemOver() throws IOException {
		write(".DS_Store");
		write(".git/config");
		write("~$draft.docx");
		write("Thumbs.db");
		write("regwatch.yaml");
		write("a.pdf");
		assertThat(list().items()).extracting(ListedItem::externalId).containsExactly("a.pdf");
	}

	@Test
	void listWhenManifestDescribesFileTakesItsWords() throws IOException {
		write("a.pdf");
		manifest("""
				documents:
				  - path: a.pdf
				    id: MDCG 2019-11
				    title: Qualification of software
				    status: draft
				    edition: rev.1
				    published: 2025-06-17
				    effective: 2025-07-01T00:00:00+02:00
				    url: https://example.org/a
				""");
		assertThat(list().items()).singleElement().satisfies((item) -> {
			assertThat(item.externalId()).isEqualTo("MDCG 2019-11");
			assertThat(item.locator()).isEqualTo("a.pdf");
			assertThat(item.title()).isEqualTo("Qualification of software");
			assertThat(item.status()).isEqualTo(VersionStatus.DRAFT);
			assertThat(item.edition()).isEqualTo("rev.1");
			assertThat(item.published()).isEqualTo(Instant.parse("2025-06-17T00:00:00Z"));
			assertThat(item.effective()).isEqualTo(Instant.parse("2025-06-30T22:00:00Z"));
			assertThat(item.url()).isEqualTo("https://example.org/a");
		});
	}

	@Test
	void listWhenManifestNamesScriptAsAddressDoesNotShowIt() throws IOException {
		write("a.pdf");
		manifest("documents: [{path: a.pdf, url: 'javascript:alert(1)'}]");
		assertThat(list().items()).extracting(ListedItem::url).allMatch((url) -> url.startsWith("urn:regwatch:"));
	}

	@Test
	void listWhenManifestNamesAbsentFileRejectsIt() throws IOException {
		write("a.pdf");
		manifest("documents: [{path: lost.pdf, id: LOST 1}]");
		Listing listing = list();
		assertThat(listing.size()).isEqualTo(2);
		assertThat(listing.rejections()).singleElement().satisfies((rejection) -> {
			assertThat(rejection.item().externalId()).isEqualTo("LOST 1");
			assertThat(rejection.reason()).isEqualTo(RejectionReason.MISSING);
		});
	}

	@Test
	void listWhenTwoFilesHaveOneIdRejectsBoth() throws IOException {
		write("a.pdf");
		write("b.pdf");
		manifest("documents: [{path: a.pdf, id: X}, {path: b.pdf, id: X}]");
		Listing listing = list();
		assertThat(listing.items()).isEmpty();
		assertThat(listing.rejections()).extracting(Listing.Rejection::reason)
			.containsExactly(RejectionReason.DUPLICATE_ID, RejectionReason.DUPLICATE_ID);
	}

	@Test
	void listWhenManifestNamesFileOutsideOfFolderIsNotUsable() throws IOException {
		SourceDefinition source = FolderSource.of(this.folder);
		write("a.txt");
		manifest("documents: [{path: ../secret.txt}]");
		assertThat(FolderListing.of(source).shortfall()).contains("regwatch.yaml:1", "documents", "path");
	}

	@ParameterizedTest
	@ValueSource(strings = { "gone.pdf", "a.pdf", "/etc/passwd" })
	void listWhenFileIsLinkRejectsIt(String target) throws IOException {
		write("a.pdf");
		Files.createSymbolicLink(this.folder.resolve("link.pdf"), this.folder.resolve(target));
		assertThat(list().items()).extracting(ListedItem::externalId).containsExactly("a.pdf");
		assertThat(list().rejections()).singleElement().satisfies((rejection) -> {
			assertThat(rejection.reason()).isEqualTo(RejectionReason.UNREADABLE);
			assertThat(rejection.detail()).startsWith("A symbolic link");
		});
	}

	@Test
	void listWhenLinkLeadsToRootOfFileSystemDoesNotWalkIt() throws IOException {
		write("a.pdf");
		Files.createSymbolicLink(this.folder.resolve("all"), Path.of("/"));
		Listing listing = list();
		assertThat(listing.items()).extracting(ListedItem::externalId).containsExactly("a.pdf");
		assertThat(listing.rejections()).isEmpty();
		assertThat(listing.anomalies()).singleElement()
			.extracting(Anomaly::detail)
			.isEqualTo("'all' cannot be read: a symbolic link to a folder, which is not followed");
	}

	@Test
	void listWhenManifestNamesFileBehindLinkRejectsIt() throws IOException {
		Files.createSymbolicLink(this.folder.resolve("etc"), Path.of("/etc"));
		manifest("documents: [{path: etc/passwd, id: SECRET}]");
		assertThat(list().items()).isEmpty();
		assertThat(list().rejections()).extracting(Listing.Rejection::reason)
			.containsExactly(RejectionReason.UNREADABLE);
	}

	@Test
	void listWhenManifestIsLinkDoesNotReadIt(@TempDir Path other) throws IOException {
		SourceDefinition source = FolderSource.of(this.folder);
		Path secret = Files.writeString(other.resolve("secret"), "password: hunter2");
		Files.createSymbolicLink(this.folder.resolve("regwatch.yaml"), secret);
		assertThat(FolderListing.of(source).shortfall()).contains("symbolic link")
			.doesNotContain("hunter2", "password");
	}

	@Test
	void listWhenFolderItselfIsLinkReadsWhatItLeadsTo(@TempDir Path other) throws IOException {
		write("sub/a.pdf");
		Path link = Files.createSymbolicLink(other.resolve("drop"), this.folder);
		assertThat(FolderListing.of(FolderSource.of(link)).items()).extracting(ListedItem::externalId)
			.containsExactly("sub/a.pdf");
	}

	@Test
	void openWhenPathLeadsOverLinkOrOutOfFolderIsDenied(@TempDir Path other) throws IOException {
		write("sub/a.pdf");
		Files.writeString(other.resolve("secret"), "secret");
		Files.createSymbolicLink(this.folder.resolve("out"), other);
		Files.createSymbolicLink(this.folder.resolve("sub/link"), other.resolve("secret"));
		FolderFile.open(this.folder, this.folder.resolve("sub/a.pdf")).close();
		assertThat(Stream.of("out/secret", "sub/link", "../" + other.getFileName() + "/secret", other + "/secret"))
			.allSatisfy((path) -> assertThatIOException()
				.isThrownBy(() -> FolderFile.open(this.folder, this.folder.resolve(path))));
	}

	@Test
	void listWhenLinksGoInCirclesEnds() throws IOException {
		write("a.pdf");
		Files.createSymbolicLink(this.folder.resolve("self"), this.folder);
		assertThat(list().items()).extracting(ListedItem::externalId).containsExactly("a.pdf");
	}

	@Test
	void listWhenFolderIsMissingSaysSo() throws IOException {
		SourceDefinition source = FolderSource.of(this.folder.resolve("absent"));
		assertThat(FolderListing.of(source).shortfall()).endsWith("absent' does not exist");
	}

	@Test
	void listWhenManifestIsWrongIsNotUsable() throws IOException {
		SourceDefinition source = FolderSource.of(this.folder);
		write("a.pdf");
		manifest("documents: [{path: a.pdf, published: yesterday}]");
		assertThat(FolderListing.of(source).shortfall()).contains("regwatch.yaml:1", "documents", "published");
	}

	@Test
	void listWhenManifestNamesImpossibleDateIsNotUsable() throws IOException {
		SourceDefinition source = FolderSource.of(this.folder);
		manifest("documents: [{path: a.pdf, published: 2026-02-30}]");
		assertThat(FolderListing.of(source).shortfall()).contains("regwatch.yaml", "a.pdf", "2026-02-30");
	}

	@Test
	void listWhenManifestNamesPathTwiceIsNotUsable() throws IOException {
		SourceDefinition source = FolderSource.of(this.folder);
		write("a.pdf");
		manifest("documents: [{path: a.pdf, id: X}, {path: a.pdf, id: Y}]");
		assertThat(FolderListing.of(source).shortfall()).contains("regwatch.yaml", "'a.pdf' is named twice");
	}

	@Test
	void listWhenNameIsNoPathRejectsItAndTakesTheRest() throws IOException {
		write("a.pdf");
		manifest("""
				documents: [{path: "b\\0.pdf"}]
				""");
		Listing listing = list();
		assertThat(listing.items()).extracting(ListedItem::externalId).containsExactly("a.pdf");
		assertThat(listing.rejections()).extracting(Listing.Rejection::reason)
			.containsExactly(RejectionReason.UNREADABLE);
	}

	private Listing list() {
		return FolderListing.of(FolderSource.of(this.folder));
	}

	private void manifest(String yaml) throws IOException {
		Files.writeString(this.folder.resolve("regwatch.yaml"), yaml);
	}

	private void write(String path) throws IOException {
		Path file = this.folder.resolve(path);
		Files.createDirectories(file.getParent());
		Files.writeString(file, "");
	}

}
