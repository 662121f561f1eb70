/**
 * What the law requires where the lead or the member is, as commonly understood in the field. Not legal advice. Sources:
 * ftcdefenselawyer.com and sendx.io on CAN-SPAM, datahq.co.uk on PECR, crtc.gc.ca on CASL, acma.gov.au on the Spam Act.
 */
export const COMPLIANCE = {
	US: 'US, CAN-SPAM: true sender and subject, a postal address, and an opt-out that is honoured within 10 business days; it holds between companies too.',
	UK: 'UK, PECR: people at companies may be written to until they object; sole traders and most partnerships have to agree first.',
	EU: 'EU: some countries want consent before a first email; say where the data comes from ({source}), and delete it on request.',
	CA: 'Canada, CASL: consent has to be there first, at least implied, as by a work address that is published without a no; your name and postal address, and an opt-out that is honoured within 10 business days.',
	AU: 'Australia, Spam Act: consent has to be there first, at least inferred, as from a published work address; your name and contact details, and an opt-out that is honoured within 5 working days.',
	/** Of the places of which the form says nothing, and of campaigns without email. */
	elsewhere:
		'{places}: give your true name and address, say where you got theirs ({source}), and stop when asked; some countries want consent first.',
	calls: {
		UK: 'Calls: in the UK check the number against the TPS and CTPS.',
		EU: 'Calls: in some EU countries, Germany among them, a first call between companies needs at least presumed interest.',
	},
	proof: 'Results: name a client only with consent, and keep the figures where you can show them.',
	source: '[add the source]',
} as const;
