import { z } from 'zod';

/**
 * What of a half-written answer was asked for. Some models write more, e.g. a key that the prompt shows and code fills
 * in; a screen takes such a part as complete, and it would arrive cut.
 */
export function askedPart(written: unknown, answer: unknown): unknown {
	if (answer instanceof z.ZodOptional || answer instanceof z.ZodNullable) return askedPart(written, answer.unwrap());
	if (Array.isArray(written)) {
		return answer instanceof z.ZodArray ? written.map((one) => askedPart(one, answer.element)) : written;
	}
	if (!(answer instanceof z.ZodObject) || typeof written !== 'object' || written === null) return written;
	const shape: Record<string, unknown> = answer.shape;
	const asked = Object.entries(written).filter(([key]) => Object.hasOwn(shape, key));
	return Object.fromEntries(asked.map(([key, value]) => [key, askedPart(value, shape[key])]));
}
