package io.regwatch.ops.demo;

import java.io.IOException;
import java.net.BindException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import io.regwatch.ingest.source.catalogue.SourceDefinition;
import io.regwatch.ingest.source.catalogue.SourceFile;

/**
 * The demo's regulators, who remember in a directory where they were and which night it
 * is.
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
	 * Starts their sites, where they were if that is free.
	 * @param directory is made if need be
	 * @return regulators at the night that they had reached
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
	 * Writes the catalogue files of the regulators, where people can read them.
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
	 * Tells which night it is.
	 * @return 1 or 2
	 */
	public int night() {
		return this.state.night();
	}

	/**
	 * Lets the authorities change what they publish, for good.
	 * @throws IOException if that cannot be remembered
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
