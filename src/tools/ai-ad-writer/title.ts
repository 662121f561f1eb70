import { oneLine, withoutMarkup } from '#language/clean.ts';
import type { AdInput } from './contract.ts';

const LONGEST = 120;

/** "Copper Kettle Repairs: Espresso Machine Service" */
export function title({ businessInfo, productService }: AdInput): string {
	const parts = [businessInfo.name, productService.name].map(firstLine).filter((part) => part !== '');
	return parts.join(': ').slice(0, LONGEST).trim() || 'Ad campaign';
}

function firstLine(text: string): string {
	const [line = ''] = withoutMarkup(text).split(/[\r\n\u2028\u2029]+/);
	return oneLine(line);
}
