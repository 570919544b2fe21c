package io.regwatch.ops.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Wrong usage is reported before anything starts, in one line that says what is wrong,
 * and at most a line of usage.
 */
class WrongUsageTests {

	private static final String ID = "0199fd0e-8f6b-7c41-9d32-5a1c6c1f2e3d";

	@TempDir
	private Path directory;

	@BeforeEach
	void writeFiles() throws IOException {
		Files.writeString(this.directory.resolve("file.txt"), "text");
		Files.createDirectory(this.directory.resolve("folder"));
		Files.writeString(this.directory.resolve("wrong.yaml"), "id: a\nkind: telepathy\n");
		Files.writeString(this.directory.resolve("tab.yaml"), "id: a\n\ttitle: b\n");
		Files.writeString(this.directory.resolve("open.yaml"), "id: [a,\ntitle");
		Files.writeString(this.directory.resolve("empty.yaml"), "");
		Files.write(this.directory.resolve("binary.yaml"), new byte[] { (byte) 0xff, (byte) 0xfe, 0 });
		Files.writeString(this.directory.resolve("cron.yaml"), """
				{id: a, title: A, geography: EU, institution: I, type: guidance,
				kind: html-table,
				schedule: {cron: nightly, zone: UTC},
				table: {urls: ["https://a.example"], rows: "tr[", fields: {id: {column: 1}, url: {column: 1}}}}
				""");
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '"', value = { "status --colour | Unknown option: '--colour'",
			"status extra | Unmatched argument at index 1: 'extra'", "stauts | Unmatched argument at index 0: 'stauts'",
			"sources | Missing required subcommand: one of list, add", "keys | Missing required subcommand: one of",
			"updates | Missing required subcommand: one of", "runs | Missing required subcommand: one of",
			"runs stop | Missing required parameter: 'RUN'", "runs resume x | 'x' is no id, such as",
			"reviews | Missing required subcommand: one of export",
			"assessments | Missing required subcommand: one of show",
			"keys create | Missing required option: '--client=NAME'",
			"keys create --client | Missing required parameter for option '--client' (NAME)",
			"keys create --client= | --client needs a name of 1 to 200 characters",
			"keys create --client A --expires soon | --expires 'soon' is neither a date nor a timestamp",
			"keys revoke | Missing required parameter: 'ID'", "ledger --run 7 | '7' is no id, such as",
			"ledger a b | Unmatched argument at index 2: 'b'", "history | Missing required parameter: 'REFERENCE'",
			"extract | Missing required parameter: 'FILE'", "extract DIR/none.txt | No such file: 'DIR/none.txt'",
			"redline | Name two files OLD and NEW, or --chain DIR",
			"redline DIR/file.txt | Name two files OLD and NEW, or --chain DIR",
			"redline DIR/file.txt 1 new | 'new' is no number of a version", "redline mine | Name two files OLD and NEW",
			"redline DIR/file.txt DIR/none.txt | No such file: 'DIR/none.txt'",
			"redline DIR/file.txt DIR/folder | 'DIR/folder' is a directory; name a file",
			"redline DIR/file.txt DIR/file.txt --chain DIR/folder | --chain compares the files of a directory",
			"backup | Missing required parameter: 'FILE'",
			"backup DIR/file.txt --home DIR/folder | 'DIR/file.txt' exists",
			"backup DIR/new --home DIR/none | There is no home 'DIR/none'",
			"backup DIR/folder/new --home DIR/folder | is in the home",
			"backup DIR/none/new.tar.gz --home DIR/folder | There is no directory 'DIR/none' to write to",
			"restore DIR/file.txt | 'DIR/file.txt' is no backup: name a file that `backup` wrote",
			"restore DIR/folder | 'DIR/folder' is a directory; name a file that `backup` wrote",
			"extract DIR/folder | No files in directory 'DIR/folder'",
			"redline --chain DIR/none | 'DIR/none' is not a directory",
			"redline --chain DIR/folder | No directory at or below 'DIR/folder' has two files to compare",
			"redline DIR/file.txt 0 1 | '0' is no number of a version: `history REFERENCE` shows them",
			"sources check DIR/folder | DIR/folder: is a directory; name a file",
			"sources add DIR/folder | DIR/folder: is a directory; name a file",
			"sources check DIR/tab.yaml | DIR/tab.yaml:2: not YAML: found character '\\t(TAB)' that cannot start any token",
			"sources check DIR/open.yaml | DIR/open.yaml:2: not YAML: expected ',' or ']'",
			"sources check DIR/binary.yaml | DIR/binary.yaml: not UTF-8",
			"sources check DIR/empty.yaml | DIR/empty.yaml:1: field 'id'",
			"users create ann --role admin --role viewer | option '--role' (ROLE) should be specified only once",
			"keys create --client A --workspace nope | 'nope' is no id, such as",
			"up --log-format xml | expected one of [TEXT, JSON]",
			"up --log-format | Missing required parameter for option", "up --port -1 | --port -1 is not a port",
			"up --role | Missing required parameter for option '--role'",
			"ledger --run | Missing required parameter for option '--run' (ID)",
			"references --source | Missing required parameter for option '--source'",
			"references --limit -3 | --limit -3 is less than 1",
			"updates list --limit 99999999999 | '99999999999' is no whole number",
			"updates retract ID --reason | Missing required parameter for option '--reason'",
			"workspaces x | Unmatched argument at index 1: 'x'",
			"quarantine extra | Unmatched argument at index 1: 'extra'", "verify --repair=yes | 'yes' is not a boolean",
			"completion fish | Unmatched argument at index 1: 'fish'",
			"ingest --folder | Missing required parameter for option '--folder' (DIR)",
			"assess ID --update x | 'x' is no id, such as", "assess ID --model | Missing required parameter for option",
			"evaluate DIR/file.txt | There is no directory 'DIR/file.txt'",
			"evaluate --model gpt-99 | Model 'gpt-99' cannot be asked: property 'regwatch.assessment.model.provider'",
			"help nosuch | Unknown subcommand 'nosuch'", "--home DIR/folder status | Unknown options: '--home'",
			"restore DIR/none.tar.gz | No such file: 'DIR/none.tar.gz'",
			"assess | Missing required parameter: 'WORKSPACE'", "assess mine | 'mine' is no id, such as",
			"assess ID --all --since 2026-01-01 | --all means every update",
			"assess ID --since yesterday | 'yesterday' is no date, such as 2026-03-01",
			"assess ID --budget-tokens many | 'many' is no whole number",
			"assess ID --budget-tokens -5 | --budget-tokens -5 is negative",
			"assessments show ID | Missing required option: '--workspace=ID'",
			"ingest --folder DIR/none | Folder 'DIR/none' does not exist",
			"ingest --folder DIR/file.txt | 'DIR/file.txt' is not a folder",
			"ingest --retry one | 'one' is no id, such as", "sources check | Missing required parameter: 'FILE'",
			"sources check DIR/wrong.yaml | DIR/wrong.yaml:2: field 'kind'",
			"sources check DIR/none.yaml | DIR/none.yaml: no such file",
			"sources add DIR/wrong.yaml | DIR/wrong.yaml:2: field 'kind'",
			"sources add DIR/none.yaml | DIR/none.yaml: no such file",
			"sources disable | Missing required parameter: 'ID'",
			"sources verify-live nowhere | There is no shipped source and no file 'nowhere'",
			"reviews export | Missing required parameter: 'DIR'", "up --role cook | expected one of [API, WORKER",
			"up --port 0 | --port 0 is not a port: name one from 1 to 65535",
			"up --port eighty | 'eighty' is no whole number", "demo --port 70000 | --port 70000 is not a port",
			"demo --once --port 0 | --port 0 is not a port", "doctor --port 70000 | --port 70000 is not a port",
			"updates list --limit 0 | --limit 0 is less than 1", "references --limit many | 'many' is no whole number",
			"verify --fix | Unknown option: '--fix'", "reindex now | Unmatched argument at index 1: 'now'",
			"status --home | Missing required parameter for option '--home' (DIR)",
			"users | Missing required subcommand: one of", "users create ann | Missing required option: '--role=ROLE'",
			"users create ann --role boss | expected one of [VIEWER, ANALYST",
			"users create Ann --role admin | 'Ann' is no name: use lower case letters",
			"users create ann --role admin --client A | --client is for viewers and analysts",
			"keys create --client A --scope all | expected one of [READ, WRITE",
			"evaluate --half third | expected one of", "evaluate DIR/none | There is no directory 'DIR/none'",
			"evaluate DIR/folder | DIR/folder: no pairs: a gold set has files *.yaml",
			"sources check DIR/cron.yaml | DIR/cron.yaml:3: field 'schedule.cron': 'nightly' is no cron expression",
			"redline DIR/file.txt DIR/file.txt --html DIR/none/page.html | Could not write 'DIR/none/page.html': no such file or directory",
			"sources check DIR/cron.yaml | DIR/cron.yaml:4: field 'table.rows'",
			"updates retract ID | Missing required option: '--reason=TEXT'",
			"updates merge ID --reason Same | Missing required option: '--into=UPDATE'",
			"updates retract that --reason No | 'that' is no id, such as" })
	void wrongUsageIsReportedBeforeAnythingStarts(String line, String message) {
		StringWriter err = new StringWriter();
		String[] arguments = List.of(line.split(" ", -1)).stream().map(this::argument).toArray(String[]::new);
		int exitCode = RegwatchCommandLine.of(List.of(arguments)).setErr(new PrintWriter(err, true)).execute(arguments);
		assertThat(err.toString()).contains(message.replace("DIR/", this.directory + "/"))
			.doesNotContain("Exception", "io.regwatch", "java.");
		assertThat(err.toString().lines().filter((text) -> text.startsWith("Usage:")).count()).isLessThanOrEqualTo(1);
		assertThat(exitCode).isEqualTo(2);
	}

	private String argument(String text) {
		return text.equals("ID") ? ID : text.replace("DIR/", this.directory + "/");
	}

}
