import { oneLine } from '#language/clean.ts';
import { fill } from '#prose/fill.ts';
import type { ColdEmailInput } from '../contract.ts';
import { phoneOf } from './contact.ts';
import type { Material } from './material.ts';
import { GREETING, OPT_OUT } from './sentences/shared.ts';

/**
 * Greeting, text, signature and footer, which names the company. Title and telephone number are included if this e-mail
 * `begins` the contact.
 */
export function letter(input: ColdEmailInput, { first, isTitled }: Material, text: string, begins: boolean): string {
	const name = `${oneLine(input.senderFirstName)} ${oneLine(input.senderLastName)}`.trim();
	const signature = begins
		? [name, oneLine(input.senderTitle), phoneOf(input.senderContactInfo)]
		: [oneLine(input.senderFirstName)];
	return [
		fill(isTitled ? GREETING.titled : GREETING.first, { name: first }),
		text,
		signature.filter((line) => line !== '').join('\n'),
		`${footerAddress(input)}\n${OPT_OUT}`,
	].join('\n\n');
}

/** The postal address on one line, after the company's name unless it begins with it. */
function footerAddress({ senderPhysicalAddress, senderCompanyName }: ColdEmailInput): string {
	const address = senderPhysicalAddress
		.split(/[\r\n]+/)
		.map((line) => oneLine(line).replace(/,$/, ''))
		.filter((line) => line !== '')
		.join(', ');
	const company = oneLine(senderCompanyName);
	return address.toLowerCase().startsWith(company.toLowerCase()) ? address : `${company}, ${address}`;
}
