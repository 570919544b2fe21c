package io.regwatch.assessment.model;

import io.regwatch.schema.CodedEnum;

/** Who answers questions. */
enum Provider implements CodedEnum {

	/** Nobody: rules and words of the text do, in this process. */
	OFFLINE,
	/** Any server with the API of OpenAI. */
	OPENAI,
	/** Anthropic's own. */
	ANTHROPIC,
	/** A server of Ollama. */
	OLLAMA

}
