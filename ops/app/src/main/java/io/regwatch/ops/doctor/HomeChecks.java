package io.regwatch.ops.doctor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

import io.regwatch.ingest.source.catalogue.CatalogueFiles;
import io.regwatch.ops.server.FileProblem;
import io.regwatch.ops.server.Home;
import io.regwatch.ops.server.ServersException;

/** Checks the home directory and the catalogue files in it. */
public final class HomeChecks {

	private static final Set<PosixFilePermission> OTHERS = EnumSet.of(PosixFilePermission.GROUP_READ,
			PosixFilePermission.GROUP_WRITE, PosixFilePermission.GROUP_EXECUTE, PosixFilePermission.OTHERS_READ,
			PosixFilePermission.OTHERS_WRITE, PosixFilePermission.OTHERS_EXECUTE);

	private HomeChecks() {
	}

	/**
	 * Checks a home, and creates it if it is missing.
	 * @param home directory
	 * @return the finding
	 */
	public static Finding home(Path home) {
		try {
			Path directory = Home.open(home).directory();
			if (!Files.getFileStore(directory).supportsFileAttributeView("posix")) {
				return Finding.ok("home",
						"'%s' can be written; who else may, its access control list says".formatted(directory));
			}
			Set<PosixFilePermission> permissions = Files.getPosixFilePermissions(directory);
			if (permissions.stream().anyMatch(OTHERS::contains)) {
				return Finding.warning("home", "Other users may enter '%s' (%s)".formatted(directory,
						PosixFilePermissions.toString(permissions)), "chmod 700 '%s'".formatted(directory));
			}
			return Finding.ok("home", "'%s' can be written, by its owner only".formatted(directory));
		}
		catch (ServersException.UnusableHome ex) {
			return Finding.error("home", String.valueOf(ex.getMessage()), "See the message");
		}
		catch (IOException ex) {
			return Finding.error("home",
					"The permissions of '%s' cannot be read: %s".formatted(home, FileProblem.reason(ex)),
					"Check the owner of the directory");
		}
	}

	/**
	 * Checks the catalogue files.
	 * @param directory of the files; it may be missing
	 * @return one for each mistake, or one
	 */
	public static List<Finding> catalogue(Path directory) {
		CatalogueFiles files = CatalogueFiles.of(directory);
		List<Finding> findings = new ArrayList<>();
		files.invalid()
			.values()
			.stream()
			.flatMap((problem) -> String.valueOf(problem.getMessage()).lines())
			.forEach((mistake) -> findings
				.add(Finding.error("catalogue", mistake, "Correct the file; `sources check FILE` checks it")));
		return findings.isEmpty() ? List
			.of(Finding.ok("catalogue", "%d catalogue files in '%s'".formatted(files.sources().size(), directory)))
				: findings;
	}

}
