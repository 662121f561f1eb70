import { stems } from '#language/stems.ts';
import type { AdInput } from '../contract.ts';

/** The significant words of a text besides what is advertised and to whom, of which all texts speak. */
export function wordsBeside({ productService, targetAudience }: AdInput, text: string): Set<string> {
	const subject = stems(`${productService.name} ${productService.category} ${targetAudience.primaryAudience}`);
	return new Set([...stems(text)].filter((word) => !subject.has(word)));
}
