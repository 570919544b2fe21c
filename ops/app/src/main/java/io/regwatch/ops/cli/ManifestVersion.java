package io.regwatch.ops.cli;

import picocli.CommandLine.IVersionProvider;

/** The version in the manifest of the program's jar. */
final class ManifestVersion implements IVersionProvider {

	@Override
	public String[] getVersion() {
		String version = RegwatchCommand.class.getPackage().getImplementationVersion();
		return new String[] { "Regwatch " + ((version != null) ? version : "(development)"),
				"Java " + Runtime.version() };
	}

}
