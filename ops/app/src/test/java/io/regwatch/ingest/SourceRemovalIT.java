package io.regwatch.ingest;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.UUID;

import io.regwatch.api.ApiClient;
import io.regwatch.api.security.ApiKeys;
import io.regwatch.ingest.update.Updates;
import io.regwatch.ops.TestApplication;
import io.regwatch.ops.TestStores;
import io.regwatch.ops.cli.Commands;
import io.regwatch.search.index.OutboxRelay;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import org.springframework.transaction.support.TransactionTemplate;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * A source is removed whose update hides the update of another source about the same act.
 */
class SourceRemovalIT {

	@TempDir
	private Path directory;

	private TestStores stores;

	private TestApplication application;

	private ApiClient client;

	private String register;

	private String dockets;

	@BeforeEach
	void publishAnActTwice() throws IOException {
		this.stores = TestStores.in(this.directory);
		this.application = TestApplication.complete(this.stores, Map.of());
		this.client = new ApiClient(this.application.port(),
				this.application.bean(ApiKeys.class).create("Acme", null).key());
		this.register = ingest("register", "Pumps shall have an alarm.");
		this.dockets = ingest("dockets", "Each pump has an alarm, says the docket.");
		pair(this.register, this.dockets);
	}

	@AfterEach
	void stop() {
		this.application.close();
	}

	@Test
	void sourceThatIsRemovedKeepsItsUpdateListedOnce() {
		String workspace = follow(this.register, this.dockets);
		assertThat(listed(workspace)).containsExactly("register.txt");
		run("sources", "remove", this.register);
		assertThat(listed(workspace)).containsExactly("register.txt");
	}

	@Test
	void sourceThatIsPurgedLeavesTheUpdateThatItHid() {
		String workspace = follow(this.register, this.dockets);
		assertThat(listed(workspace)).containsExactly("register.txt");
		run("sources", "remove", this.register, "--purge", "--yes");
		assertThat(listed(workspace)).containsExactly("dockets.txt");
		assertThat(listed(workspace, "?search=docket")).containsExactly("dockets.txt");
		run("verify");
	}

	@Test
	void sourceThatIsPurgedLeavesTheUpdateThatHidIt() {
		String workspace = follow(this.register, this.dockets);
		run("sources", "remove", this.dockets, "--purge", "--yes");
		assertThat(listed(workspace)).containsExactly("register.txt");
		run("verify");
	}

	@Test
	void ofTwoUpdatesThatAPurgedSourceHidTheFirstHidesTheOther() throws IOException {
		String gazette = ingest("gazette", "The gazette prints that pumps have alarms.");
		pair(this.register, gazette);
		String workspace = follow(this.register, this.dockets, gazette);
		assertThat(listed(workspace)).containsExactly("register.txt");
		run("sources", "remove", this.register, "--purge", "--yes");
		assertThat(listed(workspace)).containsExactly("dockets.txt");
		assertThat(listed(follow(gazette))).containsExactly("gazette.txt");
		run("verify");
	}

	private void pair(String source, String other) {
		this.application.bean(TransactionTemplate.class)
			.executeWithoutResult(
					(status) -> this.application.bean(Updates.class).pair(reference(source), reference(other)));
	}

	private String ingest(String name, String text) throws IOException {
		Folder folder = new Folder(Files.createDirectories(this.directory.resolve(name)));
		folder.text(name + ".txt", name + "\n\n" + text).ingest(this.application);
		return folder.sourceId();
	}

	private UUID reference(String source) {
		return this.stores.jdbc()
			.sql("SELECT id FROM reference WHERE source_id = :source")
			.param("source", source)
			.query(UUID.class)
			.single();
	}

	private void run(String... arguments) {
		assertThat(Commands.on(this.application, this.directory.resolve("home"), arguments))
			.satisfies((reply) -> assertThat(reply.exitCode()).as("%s", reply).isZero());
	}

	private String follow(String... sources) {
		String workspace = this.client.newWorkspace();
		for (String source : sources) {
			this.client.send("PATCH", workspace + "/subscriptions",
					"{\"sources\": [{\"sourceId\": \"%s\", \"status\": \"subscribed\"}]}".formatted(source));
		}
		return workspace;
	}

	private List<String> listed(String workspace) {
		return listed(workspace, "");
	}

	private List<String> listed(String workspace, String query) {
		this.application.bean(OutboxRelay.class).drain();
		return this.client.get(workspace + "/updates" + query)
			.json()
			.valueStream()
			.map((update) -> update.at("/update/title").asString())
			.toList();
	}

}
