import {
	IconAffiliate,
	IconBrain,
	IconCode,
	IconLanguage,
	IconLayout,
	IconMessageCircle,
	IconMicrophone,
	IconMovie,
	IconNotebook,
	IconPhoto,
	type IconProps,
	IconSparkles,
	IconTrendingUp,
	IconUsers,
	IconWorldSearch,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { AiTool } from '#content/ai-tool.ts';

/** The drawing of each icon that an entry may name. */
export const TOOL_ICONS: Record<AiTool['icon'], ComponentType<IconProps>> = {
	automate: IconAffiliate,
	chat: IconMessageCircle,
	code: IconCode,
	design: IconLayout,
	image: IconPhoto,
	model: IconBrain,
	notes: IconNotebook,
	search: IconWorldSearch,
	speech: IconMicrophone,
	text: IconLanguage,
	video: IconMovie,
};

export const BADGE_ICONS: Record<NonNullable<AiTool['badge']>, ComponentType<IconProps>> = {
	Popular: IconUsers,
	New: IconSparkles,
	Trending: IconTrendingUp,
};
