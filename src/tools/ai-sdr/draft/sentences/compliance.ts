/**
 * What the law requires where the lead may be, as commonly understood in the field. Not legal advice. Sources:
 * ftcdefenselawyer.com and sendx.io on CAN-SPAM, datahq.co.uk on PECR.
 */
export const COMPLIANCE = {
	usEmail:
		'US, CAN-SPAM: true sender and subject, a postal address, and an opt-out that is honoured within 10 business days; it holds between companies too.',
	usOther: 'US: CAN-SPAM covers messages sent through a network as well, so say who you are and stop when asked.',
	ukEmail:
		'UK, PECR: people at companies may be written to until they object; sole traders and most partnerships have to agree first.',
	ukOther: 'UK: UK GDPR applies to profiles too: have a reason for keeping the data, and end it on objection.',
	eu: 'EU: the rules for first messages differ by country and some want consent; say where the data comes from ({source}), and delete it on request.',
	calls:
		'Calls: in the UK check the number against the TPS and CTPS; in some EU countries, Germany among them, a first call between companies needs at least presumed interest.',
	proof: 'Results: name a client only with consent, and keep the figures where you can show them.',
	source: '[add the source]',
} as const;
