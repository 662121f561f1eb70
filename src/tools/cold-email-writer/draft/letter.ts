import { oneLine } from '#language/clean.ts';
import { joined } from '#prose/lists.ts';
import type { ColdEmailInput } from '../contract.ts';
import { phoneOf } from './contact.ts';
import { OPT_OUT } from './sentences/shared.ts';

/**
 * Greeting, text, signature and footer, which names the company. Title and telephone number are included if this e-mail
 * `begins` the contact.
 */
export function letter(input: ColdEmailInput, greeting: string, text: string, begins: boolean): string {
	const name = `${oneLine(input.senderFirstName)} ${oneLine(input.senderLastName)}`.trim();
	const signature = begins
		? [name, oneLine(input.senderTitle), phoneOf(input.senderContactInfo)]
		: [oneLine(input.senderFirstName)];
	return [greeting, text, joined('\n', ...signature), `${footerAddress(input)}\n${OPT_OUT}`].join('\n\n');
}

/** The postal address on one line, after the company's name unless it begins with it. */
function footerAddress({ senderPhysicalAddress, senderCompanyName }: ColdEmailInput): string {
	const lines = senderPhysicalAddress.split(/[\r\n]+/).map((line) => oneLine(line).replace(/,$/, ''));
	const address = joined(', ', ...lines);
	const company = oneLine(senderCompanyName);
	return address.toLowerCase().startsWith(company.toLowerCase()) ? address : `${company}, ${address}`;
}
