package io.regwatch.ops.demo;

import java.io.IOException;
import java.net.BindException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import io.regwatch.ingest.source.catalogue.SourceDefinition;
import io.regwatch.ingest.source.catalogue.SourceFile;

/**
 * The demo's regulators. A file in a directory keeps their port and the night.
 */
public final class Regulators implements AutoCloseable {

	private static final List<String> FILES = List.of("demo-federal.yaml", "demo-european.yaml",
			"demo-commonwealth.yaml");

	private final Path directory;

	private final DemoSite site;

	private DemoState state;

	private Regulators(Path directory, DemoSite site, DemoState state) {
		this.directory = directory;
		this.site = site;
		this.state = state;
	}

	/**
	 * Starts their sites, on the previous port if it is free.
	 * @param directory created if missing
	 * @return regulators at the stored night
	 * @throws IOException if the directory cannot be read or written
	 */
	public static Regulators open(Path directory) throws IOException {
		Files.createDirectories(directory);
		DemoState state = DemoState.read(directory);
		DemoSite site = site(state.port());
		Regulators regulators = new Regulators(directory, site, state.at(site.port()));
		regulators.state.write(directory);
		site.show(state.night());
		return regulators;
	}

	private static DemoSite site(int port) throws IOException {
		try {
			return DemoSite.open(port);
		}
		catch (BindException ex) {
			return DemoSite.open(0);
		}
	}

	/**
	 * Writes the catalogue files of the regulators to the directory.
	 * @return the three sources
	 * @throws IOException if a file cannot be written
	 */
	public List<SourceDefinition> sources() throws IOException {
		for (String name : FILES) {
			Files.writeString(this.directory.resolve(name),
					Resources.read("sources/" + name).replace("PORT", String.valueOf(this.site.port())));
		}
		return FILES.stream().map((name) -> SourceFile.read(this.directory.resolve(name))).toList();
	}

	/**
	 * Returns the current night.
	 * @return 1 or 2
	 */
	public int night() {
		return this.state.night();
	}

	/**
	 * Switches to the second night.
	 * @throws IOException if the state cannot be written
	 */
	public void nextNight() throws IOException {
		this.state = this.state.nextNight();
		this.state.write(this.directory);
		this.site.show(this.state.night());
	}

	int port() {
		return this.site.port();
	}

	DemoSite.Traffic takeTraffic() {
		return this.site.takeTraffic();
	}

	@Override
	public void close() {
		this.site.close();
	}

}
