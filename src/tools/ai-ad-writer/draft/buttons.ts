import type { CallToAction } from '../options.ts';

/** Headlines that say what the button does, for ads whose facts are all too long for a headline. */
export const BUTTON_LINES: Readonly<Record<CallToAction, readonly string[]>> = {
	'Learn More': [
		'See how it works',
		'Read the details',
		'Find out what it does',
		'Take a closer look',
		'Get to know it',
		'See what is behind it',
	],
	'Shop Now': [
		'See it in the shop',
		'Order yours',
		'Look at the choice',
		'Pick your own',
		'Choose yours',
		'See all kinds',
	],
	'Sign Up': ['Put your name down', 'Sign up here', 'Take your place', 'Save your place', 'Join in', 'Add your name'],
	Download: [
		'Get the download',
		'Take it with you',
		'Download and begin',
		'Get it here',
		'Try it out',
		'Keep it at hand',
	],
	'Book Now': ['Pick your time', 'Book a date', 'Choose a day', 'Save a time', 'Reserve your day', 'Fix a date'],
	'Get Quote': [
		'Ask for a quote',
		'See your price',
		'Get your figure',
		'Hear your price first',
		'Find out what it costs',
		'Tell us your case',
	],
	'Contact Us': [
		'Ask us directly',
		'Send us a message',
		'Write to us',
		'Talk to us',
		'Start with a question',
		'Say what you need',
	],
	Subscribe: [
		'Get the next one',
		'Subscribe here',
		'Stay on the list',
		'Never miss one',
		'Sign on for more',
		'Be the first to read it',
	],
	'Watch More': [
		'Watch the rest',
		'See the whole film',
		'Keep watching',
		'See what comes next',
		'Play on',
		'Stay for the end',
	],
	'Apply Now': [
		'Start your application',
		'Apply here',
		'Hand in your form',
		'Begin your application',
		'Put yourself forward',
		'Send your application',
	],
	'See Menu': [
		'Look at the menu',
		'See what we serve',
		'Read the menu',
		'Choose before you come',
		'What is on today',
		'Pick a dish',
	],
	'Get Directions': [
		'Find your way to us',
		'See the map',
		'Come by',
		'Plan your way here',
		'Here is the way',
		'Drop in',
	],
};

/** What a description asks for when no fact is short enough. */
export const MISSING_LINES = [
	'[add price]',
	'[add area served]',
	'[add a review count]',
	'[add a guarantee]',
	'[add delivery time]',
] as const;

export const MISSING_HEADLINES = ['[add a headline]', '[add a second headline]', '[add a third headline]'] as const;
