import type { AdInput } from './contract.ts';

const LONGEST = 120;

/** "Copper Kettle Repairs: Espresso Machine Service" */
export function title({ businessInfo, productService }: AdInput): string {
	const parts = [businessInfo.name, productService.name].map(firstLine).filter((part) => part !== '');
	return parts.join(': ').slice(0, LONGEST).trim() || 'Ad campaign';
}

function firstLine(text: string): string {
	return (
		text
			.replace(/<\/?[a-z][^<>]*>/gi, ' ')
			.split(/[\r\n\u2028\u2029]+/)[0]
			?.replace(/\s+/g, ' ')
			.trim() ?? ''
	);
}
