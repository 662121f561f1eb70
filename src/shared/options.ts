/** Option lists that several tools share, exactly as the specification words them. */

export const INDUSTRIES = [
	'Technology/Software',
	'Healthcare & Medical',
	'Finance & Banking',
	'Real Estate',
	'E-commerce & Retail',
	'Professional Services',
	'Manufacturing',
	'Education',
	'Marketing & Advertising',
	'Construction',
	'Food & Beverage',
	'Non-profit',
	'Government',
	'Other',
] as const;

export const COMPANY_SIZES = [
	'Startup (1-10 employees)',
	'Small (11-50 employees)',
	'Medium (51-200 employees)',
	'Large (201-1000 employees)',
	'Enterprise (1000+ employees)',
] as const;
