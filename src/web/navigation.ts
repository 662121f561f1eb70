import {
	IconApps,
	IconAt,
	IconBook,
	IconBriefcase,
	IconBulb,
	IconCalendarEvent,
	IconChartLine,
	IconCompass,
	IconCpu,
	IconFileText,
	IconHistory,
	IconInbox,
	IconListNumbers,
	IconLock,
	IconMail,
	IconPhoneCall,
	type IconProps,
	IconRoute,
	IconSend,
	IconSitemap,
	IconSpeakerphone,
	IconTag,
	IconTemplate,
	IconTerminal2,
	IconUser,
	IconUsers,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router';

/** A screen of the product. */
export interface Place {
	path: string;
	/** The page title: in the top bar and of the document. */
	title: string;
	/** Open without a session; signed-in visitors are redirected to the home page. */
	isPublic?: boolean;
}

/** A screen in the sidebar. */
export interface Entry extends Place {
	label: string;
	icon: ComponentType<IconProps>;
}

export interface Tool extends Entry {
	/** Fixed: the badge in the sidebar and on cards. */
	number: number;
}

function entry(path: string, label: string, icon: Entry['icon'], title = label): Entry {
	return { path, title, label, icon };
}

/** The tools, in the order of the sidebar. A generator's id is its path without the slash. */
export const TOOLS: readonly Tool[] = [
	entry('/compass', 'Compass', IconCompass, 'Compass - Niche Selector'),
	entry('/ideator', 'Ideator', IconBulb),
	entry('/dealmaker', 'Dealmaker', IconFileText),
	entry('/cold-email-writer', 'AI Cold Email Writer', IconMail),
	entry('/pricing-calculator', 'Pricing Calculator', IconTag),
	entry('/profit-calculator', 'Profit Calculator', IconChartLine),
	entry('/ai-sdr', 'AI SDR', IconSend),
	entry('/sales-call-analyzer', 'Sales Call Analyzer', IconPhoneCall),
	entry('/ai-tools-directory', 'AI Tools Directory', IconApps),
	entry('/prompts-directory', 'Prompts Directory', IconBook),
	entry('/prompt-generator', 'Prompt Generator', IconTerminal2),
	entry('/growth-plan-calculator', 'Growth Plan Calculator', IconRoute),
	entry('/ai-ad-writer', 'AI Ad Writer', IconSpeakerphone),
	entry('/ai-content-creator', 'AI Content Creator', IconCalendarEvent),
	entry('/ai-workflow-generator', 'AI n8n Workflow Creator', IconSitemap),
	entry('/n8n-workflow-templates', 'n8n Workflow Templates', IconTemplate),
	entry('/top-50-niches', 'Top 50 Niches', IconListNumbers),
].map((tool, index) => ({ ...tool, number: index + 1 }));

/** The sidebar while the path starts with /profile. */
export const PROFILE: readonly Entry[] = [
	entry('/profile', 'My Profile', IconUser),
	entry('/profile/change-email', 'Change Email', IconAt),
	entry('/profile/change-password', 'Change Password', IconLock),
];

/** For the owner only, after the profile's pages. */
export const MEMBERS = entry('/profile/members', 'Members', IconUsers);

/** For the owner only, too. */
export const SUBMISSIONS = entry('/profile/submissions', 'Submissions', IconInbox);

/** For the owner only, too: which model writes the results. */
export const MODEL = entry('/settings/model', 'Model', IconCpu);

/** Reached from My Profile alone. */
export const DELETE_ACCOUNT: Place = { path: '/profile/delete-account', title: 'Delete Account' };

/** Linked from My Profile; not in the sidebar, whose entries are fixed. */
export const BUSINESS_PROFILE: Place = { path: '/profile/business', title: 'Business Profile' };

export const HISTORY = entry('/history', 'History', IconHistory);

export const CLIENTS = entry('/clients', 'Clients', IconBriefcase);

/** Two runs side by side, given by the parameters `a` and `b`. */
export const COMPARISON: Place = { path: '/history/compare', title: 'Compare Two Runs' };

export const PLACES: readonly Place[] = [
	{ path: '/signin', title: 'Sign In', isPublic: true },
	{ path: '/signup', title: 'Sign Up', isPublic: true },
	{ path: '/forgot-password', title: 'Forgot Password', isPublic: true },
	{ path: '/reset-password', title: 'Reset Password', isPublic: true },
	{ path: '/take-back-address', title: 'Take Back Your Account', isPublic: true },
	{ path: '/', title: 'Dashboard' },
	...TOOLS,
	...PROFILE,
	{ path: '/profile/my-profile', title: 'My Profile' },
	DELETE_ACCOUNT,
	BUSINESS_PROFILE,
	MEMBERS,
	SUBMISSIONS,
	MODEL,
	{ path: '/growth-plan', title: 'Growth Plan' },
	HISTORY,
	COMPARISON,
	{ path: '/history/:runId', title: 'History' },
	CLIENTS,
	{ path: '/clients/:clientId', title: 'Client' },
];

/** The screen at an address; undefined where there is none. */
export function placeAt(pathname: string): Place | undefined {
	return PLACES.find((place) => matchPath(place.path, pathname) !== null);
}

/** The tool that wrote a run. */
export function toolById(id: string): Tool | undefined {
	return TOOLS.find((tool) => tool.path === `/${id}`);
}
