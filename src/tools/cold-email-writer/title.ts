import type { ColdEmailInput } from './contract.ts';

const LONGEST = 120;

/** "Rosa Achterberg, Linden Paws: Direct Method" */
export function title({ fullName, prospectCompany, emailType }: ColdEmailInput): string {
	const whom = [fullName, prospectCompany]
		.map((part) => part.split('\n')[0]?.trim() ?? '')
		.filter((part) => part !== '');
	return `${whom.join(', ')}: ${emailType}`.slice(0, LONGEST);
}
