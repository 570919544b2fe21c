package io.regwatch.ingest.extract.hostile;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

import io.regwatch.ingest.source.ListedItem;

/** Makes any number of different hostile files; the same number makes the same file. */
final class HostileFiles {

	/** Of files that are announced as something else. */
	private static final List<String> EXTENSIONS = List.of("pdf", "docx", "html", "xml", "txt", "doc", "xlsx", "yaml");

	private static final int WRONG_EXTENSION = 5;

	private final List<Attack> attacks = new ArrayList<>();

	/**
	 * A generator.
	 * @param secret a file that no document may include
	 */
	HostileFiles(Path secret) {
		HostileArchives.addTo(this.attacks);
		HostileMarkup.addTo(this.attacks, secret);
		HostileOfficeFiles.addTo(this.attacks, secret);
		HostilePdfs.addTo(this.attacks);
	}

	int kinds() {
		return this.attacks.size();
	}

	/** Attacks take turns; the number also determines sizes, damages and names. */
	HostileFile file(int number) throws IOException {
		Attack attack = this.attacks.get(number % this.attacks.size());
		Random random = new Random(number);
		byte[] content = attack.maker().make(random);
		int round = number / this.attacks.size();
		String extension = (round % WRONG_EXTENSION == WRONG_EXTENSION - 1)
				? EXTENSIONS.get(random.nextInt(EXTENSIONS.size())) : attack.extension();
		boolean truncated = round % WRONG_EXTENSION == WRONG_EXTENSION - 2;
		return new HostileFile(attack.name(), extension.equals("zip") ? ListedItem.SEVERAL_FILES : "file." + extension,
				truncated ? Arrays.copyOf(content, 1 + random.nextInt(content.length)) : content);
	}

	/** Makes the bytes of one kind of file. */
	@FunctionalInterface
	interface Maker {

		byte[] make(Random random) throws IOException;

	}

	/**
	 * A kind of hostile files.
	 *
	 * @param name of the attack
	 * @param extension that the file is announced with
	 * @param maker of the bytes
	 */
	record Attack(String name, String extension, Maker maker) {

	}

}
