package io.regwatch.assessment.model;

import java.util.List;

/** A field of an answer; all are required. */
public sealed interface SchemaField {

	/**
	 * The name in JSON.
	 * @return unique in its shape
	 */
	String name();

	/**
	 * What it says.
	 * @return for the model
	 */
	String description();

	/**
	 * Words.
	 *
	 * @param name in JSON
	 * @param description for the model
	 */
	record Text(String name, String description) implements SchemaField {

	}

	/**
	 * A whole number.
	 *
	 * @param name in JSON
	 * @param description for the model
	 */
	record Whole(String name, String description) implements SchemaField {

	}

	/**
	 * One of some words.
	 *
	 * @param name in JSON
	 * @param description for the model
	 * @param values that are allowed
	 */
	record Choice(String name, String description, List<String> values) implements SchemaField {

		public Choice {
			values = List.copyOf(values);
		}

	}

	/**
	 * A list of words.
	 *
	 * @param name in JSON
	 * @param description for the model
	 */
	record Texts(String name, String description) implements SchemaField {

	}

	/**
	 * A list of objects whose fields are simple ones.
	 *
	 * @param name in JSON
	 * @param description for the model
	 * @param fields of each
	 */
	record Items(String name, String description, List<SchemaField> fields) implements SchemaField {

		public Items {
			fields = List.copyOf(fields);
		}

	}

}
