/** The options of this tool's form, worded as in the specification. */

export const PLATFORMS = [
	'LinkedIn',
	'Instagram',
	'Twitter/X',
	'TikTok',
	'YouTube',
	'Facebook',
	'Pinterest',
	'Snapchat',
] as const;
export type Platform = (typeof PLATFORMS)[number];

export const POSTING_FREQUENCIES = [
	'Daily',
	'5 times per week',
	'3 times per week',
	'Weekly',
	'Bi-weekly',
	'Custom schedule',
] as const;
export type PostingFrequency = (typeof POSTING_FREQUENCIES)[number];

export const INDUSTRIES = [
	'Technology & Software',
	'Health & Fitness',
	'Beauty & Cosmetics',
	'Food & Beverage',
	'Fashion & Apparel',
	'Travel & Tourism',
	'Education & Courses',
	'Finance & Investment',
	'Real Estate',
	'Professional Services',
	'E-commerce & Retail',
	'Entertainment & Media',
	'Non-profit',
	'Coaching & Consulting',
	'Home & Garden',
	'Automotive',
	'Other',
] as const;

export const BRAND_VOICES = [
	'Professional & Authoritative',
	'Friendly & Conversational',
	'Fun & Playful',
	'Inspiring & Motivational',
	'Educational & Informative',
	'Casual & Relatable',
	'Bold & Edgy',
	'Caring & Empathetic',
	'Luxury & Sophisticated',
	'Humorous & Witty',
] as const;

export const CONTENT_TYPES = [
	'Educational Posts',
	'Behind-the-Scenes',
	'User-Generated Content',
	'Industry News & Trends',
	'Tips & Tutorials',
	'Inspirational Quotes',
	'Product Showcases',
	'Case Studies',
	'Live Videos',
	'Stories & Reels',
	'Polls & Questions',
	'Infographics',
	'Video Content',
	'Carousel Posts',
] as const;
export type ContentType = (typeof CONTENT_TYPES)[number];
