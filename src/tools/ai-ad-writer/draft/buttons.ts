import type { CallToAction } from '../options.ts';

/** Headlines that say what the button does, for ads whose facts are all too long for one. */
export const BUTTON_LINES: Readonly<Record<CallToAction, readonly string[]>> = {
	'Learn More': ['See how it works', 'Read the details', 'Find out what it does', 'Take a closer look'],
	'Shop Now': ['See it in the shop', 'Order yours', 'Look at the choice', 'Pick your own'],
	'Sign Up': ['Put your name down', 'Sign up here', 'Take your place', 'Save your place'],
	Download: ['Get the download', 'Take it with you', 'Download and begin', 'Get it here'],
	'Book Now': ['Pick your time', 'Book a date', 'Choose a day', 'Save a time'],
	'Get Quote': ['Ask for a quote', 'See your price', 'Get your figure', 'Hear your price first'],
	'Contact Us': ['Ask us directly', 'Send us a message', 'Write to us', 'Talk to us'],
	Subscribe: ['Get the next one', 'Subscribe here', 'Stay on the list', 'Never miss one'],
	'Watch More': ['Watch the rest', 'See the whole film', 'Keep watching', 'See what comes next'],
	'Apply Now': ['Start your application', 'Apply here', 'Hand in your form', 'Begin your application'],
	'See Menu': ['Look at the menu', 'See what we serve', 'Read the menu', 'Choose before you come'],
	'Get Directions': ['Find your way to us', 'See the map', 'Come by', 'Plan your way here'],
};

/** What a description asks for when no fact is short enough. */
export const MISSING_LINES = [
	'[add price]',
	'[add area served]',
	'[add opening hours]',
	'[add a review count]',
	'[add a guarantee]',
	'[add delivery time]',
] as const;

export const MISSING_HEADLINES = ['[add a headline]', '[add a second headline]', '[add a third headline]'] as const;
