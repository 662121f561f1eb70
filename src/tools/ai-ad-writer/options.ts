/** The options of the form, worded as in the specification. */

export const AD_INDUSTRIES = [
	'E-commerce & Retail',
	'Health & Fitness',
	'Beauty & Cosmetics',
	'Technology & Software',
	'Education & Courses',
	'Real Estate',
	'Finance & Insurance',
	'Food & Beverage',
	'Travel & Tourism',
	'Professional Services',
	'Home & Garden',
	'Fashion & Apparel',
	'Automotive',
	'Entertainment',
	'Non-profit',
	'Other',
] as const;

export const CAMPAIGN_OBJECTIVES = [
	'Brand Awareness',
	'Reach',
	'Traffic',
	'Engagement',
	'App Installs',
	'Video Views',
	'Lead Generation',
	'Messages',
	'Conversions',
	'Catalog Sales',
	'Store Traffic',
] as const;
export type CampaignObjective = (typeof CAMPAIGN_OBJECTIVES)[number];

export const AD_PLATFORMS = [
	'Facebook Feed',
	'Instagram Feed',
	'Instagram Stories',
	'Facebook & Instagram (Both)',
	'Instagram Reels',
	'Facebook Stories',
	'Messenger',
	'Audience Network',
] as const;
export type AdPlatform = (typeof AD_PLATFORMS)[number];

export const CALLS_TO_ACTION = [
	'Learn More',
	'Shop Now',
	'Sign Up',
	'Download',
	'Book Now',
	'Get Quote',
	'Contact Us',
	'Subscribe',
	'Watch More',
	'Apply Now',
	'See Menu',
	'Get Directions',
] as const;
export type CallToAction = (typeof CALLS_TO_ACTION)[number];

export const AGE_RANGES = [
	'18-24',
	'25-34',
	'35-44',
	'45-54',
	'55-64',
	'65+',
	'18-34',
	'25-44',
	'35-54',
	'45-65',
	'All Ages',
] as const;

export const GENDERS = ['All', 'Women', 'Men'] as const;

export const INCOMES = [
	'All Income Levels',
	'Top 10%',
	'Top 25%',
	'Top 50%',
	'Bottom 50%',
	'Specific Income Range',
] as const;

export const BRAND_VOICES = [
	'Professional & Authoritative',
	'Friendly & Conversational',
	'Fun & Playful',
	'Inspiring & Motivational',
	'Luxury & Sophisticated',
	'Caring & Empathetic',
	'Bold & Edgy',
	'Trustworthy & Reliable',
] as const;
export type BrandVoice = (typeof BRAND_VOICES)[number];
