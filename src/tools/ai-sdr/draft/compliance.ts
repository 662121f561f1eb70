import type { Lead } from './lead.ts';

/**
 * What the law requires where the lead may be, as commonly understood in the field. Not legal advice. Sources:
 * ftcdefenselawyer.com and sendx.io on CAN-SPAM, datahq.co.uk on PECR.
 */
export function complianceNotes(lead: Lead): string[] {
	const { channels, industry, input, us } = lead;
	const calls = channels.includes('phone');
	return [
		channels.includes('email')
			? 'US, CAN-SPAM: true sender and subject, a postal address, and an opt-out that is honoured within 10 business days; it holds between companies too.'
			: 'US: CAN-SPAM covers messages sent through a network as well, so say who you are and stop when asked.',
		channels.includes('email')
			? 'UK, PECR: people at companies may be written to until they object; sole traders and most partnerships have to agree first.'
			: 'UK: UK GDPR applies to profiles too: have a reason for keeping the data, and end it on objection.',
		`EU: the rules for first messages differ by country and some want consent; say where the data on ${lead.who} comes from (${input.leadInfo.leadSource === '' ? '[add the source]' : input.leadInfo.leadSource}), and delete it on request.`,
		...(calls
			? [
					'Calls: in the UK check the number against the TPS and CTPS; in some EU countries, Germany among them, a first call between companies needs at least presumed interest.',
				]
			: []),
		...(channels.includes('linkedin') && !calls
			? ['LinkedIn: its terms forbid programs that send or collect; do both by hand.']
			: []),
		...(industry?.mayNotClaim[0] === undefined ? [] : [`In this trade: ${industry.mayNotClaim[0]}`]),
		...(lead.offer.proof.length > 0
			? [`Proof: name a client of ${us} only with consent, and keep the figures where you can show them.`]
			: []),
	];
}
