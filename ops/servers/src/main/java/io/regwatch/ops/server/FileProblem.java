package io.regwatch.ops.server;

import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;

/** Explains failures of files, whose own messages are often only the name of the file. */
public final class FileProblem {

	private FileProblem() {
	}

	/**
	 * Returns what is wrong.
	 * @param failure of a file
	 * @return some words, without the name of the file where there is a reason
	 */
	public static String reason(Exception failure) {
		return switch (failure) {
			case NoSuchFileException _ -> "no such file or directory";
			case AccessDeniedException _ -> "permission denied";
			case FileAlreadyExistsException _ -> "exists already";
			case DirectoryNotEmptyException _ -> "the directory is not empty";
			case NotDirectoryException _ -> "not a directory";
			case FileSystemException other when other.getReason() != null -> other.getReason();
			default -> String.valueOf(failure.getMessage());
		};
	}

}
