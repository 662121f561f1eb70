import type { ContentInput } from './contract.ts';

const LONGEST = 120;

/** "Spoke & Kettle: Instagram, Facebook, YouTube" */
export function title({ brandInfo, platforms }: ContentInput): string {
	const brand = brandInfo.name.trim().split('\n')[0]?.trim() || 'Content strategy';
	return `${brand.slice(0, LONGEST / 2)}: ${platforms.join(', ')}`.slice(0, LONGEST);
}
