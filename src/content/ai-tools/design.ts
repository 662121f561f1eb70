import type { AiToolEntry } from '../ai-tool.ts';

/** Tools that draw, lay out or film. */
export const design: readonly AiToolEntry[] = [
	{
		id: 'canva',
		name: 'Canva',
		category: 'Design',
		description:
			'Templates for nearly everything a small firm prints or posts, with tools that write, draw, cut out and resize inside the same page.',
		features: [
			'Drafts a layout from a sentence',
			'Removes backgrounds and extends pictures',
			'Brand colours and fonts kept for each client',
			'One design resized for every channel',
		],
		pricing: 'Freemium',
		url: 'https://www.canva.com',
		icon: 'design',
		badge: 'Popular',
		tags: ['templates', 'social media', 'presentations', 'brand kit'],
		points: ['free', 'no-code', 'browser', 'api', 'export', 'team'],
		reviewed: '2026-11-21',
	},
	{
		id: 'figma',
		name: 'Figma',
		category: 'Design',
		description:
			'Interface design in the browser, several people at a time. Its assistant drafts screens, renames layers and turns a frame into a prototype that can be clicked.',
		features: [
			'Designs and comments in one shared file',
			'Prototypes made from a description',
			'Measurements and code for developers',
			'Libraries of components for a brand',
		],
		pricing: 'Freemium',
		url: 'https://www.figma.com',
		icon: 'design',
		tags: ['interface design', 'prototypes', 'collaboration'],
		points: ['free', 'no-code', 'browser', 'api', 'export', 'team'],
		reviewed: '2026-11-21',
	},
	{
		id: 'midjourney',
		name: 'Midjourney',
		category: 'Design',
		description:
			'Makes pictures from words and from other pictures, with a strong hand for mood and style. A style or a figure can be carried from one picture into the next.',
		features: [
			'Variations of a picture that nearly fits',
			'Styles and figures carried over by reference',
			'Repainting of one region',
		],
		pricing: 'Paid',
		url: 'https://www.midjourney.com',
		icon: 'image',
		tags: ['images', 'illustration', 'mood boards'],
		points: ['no-code', 'browser', 'export'],
		reviewed: '2026-11-21',
	},
	{
		id: 'adobe-firefly',
		name: 'Adobe Firefly',
		category: 'Design',
		description:
			'Adobe’s image and video models, in the browser and inside Photoshop, Illustrator and Express. Adobe trains its own models on licensed and public-domain work.',
		features: [
			'Fills, extends and replaces parts of a photo',
			'Vectors and text effects',
			'Credentials in the file that say how it was made',
			'The same functions inside Adobe’s programs',
		],
		pricing: 'Freemium',
		url: 'https://firefly.adobe.com',
		icon: 'image',
		tags: ['images', 'photo editing', 'licensed training'],
		points: ['free', 'no-code', 'browser', 'api', 'export'],
		reviewed: '2026-11-21',
	},
	{
		id: 'runway',
		name: 'Runway',
		category: 'Design',
		description:
			'Makes short clips from words, pictures or other clips, and cuts, masks and restyles what was filmed, all in the browser.',
		features: [
			'Clips from a still picture and a direction',
			'Camera moves that can be set',
			'Objects masked and removed from footage',
			'An editor for the finished cut',
		],
		pricing: 'Freemium',
		url: 'https://runwayml.com',
		icon: 'video',
		tags: ['video', 'animation', 'editing'],
		points: ['free', 'no-code', 'browser', 'api', 'export', 'team'],
		reviewed: '2026-11-21',
	},
	{
		id: 'comfyui',
		name: 'ComfyUI',
		category: 'Design',
		description:
			'An open-source workbench that runs image and video models on your own graphics card. Each picture keeps the graph of steps that made it.',
		features: [
			'Models, prompts and filters wired as a graph',
			'Repeatable: the same graph and seed give the same picture',
			'Extensions by a large community',
			'A local API for batches',
		],
		pricing: 'Free',
		url: 'https://www.comfy.org',
		icon: 'image',
		tags: ['open source', 'images', 'local models', 'workflows'],
		points: ['free', 'no-code', 'api', 'local', 'export'],
		reviewed: '2026-11-21',
	},
];
