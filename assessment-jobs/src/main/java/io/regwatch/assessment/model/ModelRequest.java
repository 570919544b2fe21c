package io.regwatch.assessment.model;

/**
 * A request to a model.
 *
 * @param prompt system prompt
 * @param text user message; the parts that change least come first
 * @param shape schema of the answer
 */
public record ModelRequest(Prompt prompt, String text, ResponseSchema shape) {

}
