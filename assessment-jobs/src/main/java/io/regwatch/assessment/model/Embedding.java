package io.regwatch.assessment.model;

import java.util.Base64;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/**
 * What a text means: a direction, in which texts that mean the same point as well.
 *
 * @param direction a byte for each axis, in Base64
 */
public record Embedding(@JsonValue String direction) {

	@JsonCreator(mode = JsonCreator.Mode.DELEGATING)
	public Embedding {
	}

	static Embedding of(byte[] vector) {
		return new Embedding(Base64.getEncoder().encodeToString(vector));
	}

	/** The cosine of the angle between both, from -1 to 1. */
	double cosineSimilarity(Embedding other) {
		byte[] one = Base64.getDecoder().decode(this.direction);
		byte[] two = Base64.getDecoder().decode(other.direction);
		return product(one, two) / Math.sqrt((double) product(one, one) * product(two, two));
	}

	private static long product(byte[] one, byte[] two) {
		long product = 0;
		for (int i = 0; i < one.length; i++) {
			product += one[i] * two[i];
		}
		return product;
	}

}
