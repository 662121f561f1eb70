import { type ComponentType, lazy, Suspense } from 'react';
import { Outlet, Route, Routes } from 'react-router';
import { Spinner } from '#ui/spinner.tsx';
import { PublicOnly, RequireMember } from './auth/guards.tsx';
import {
	BUSINESS_PROFILE,
	CLIENTS,
	COMPARISON,
	DELETE_ACCOUNT,
	MEMBERS,
	MODEL,
	PLACES,
	SUBMISSIONS,
} from './navigation.ts';
import { PageBoundary } from './page-boundary.tsx';
import { SignInPage } from './pages/account/sign-in-page.tsx';

const MemberArea = lazy(() => import('./member-area.tsx').then((part) => ({ default: part.MemberArea })));
const Home = lazy(() => import('./pages/home/home-page.tsx').then((part) => ({ default: part.HomePage })));
const History = lazy(() => import('./pages/history/history-page.tsx').then((part) => ({ default: part.HistoryPage })));
const StoredRun = lazy(() => import('./pages/history/run-page.tsx').then((part) => ({ default: part.RunPage })));
const Comparison = lazy(() =>
	import('./pages/history/compare/compare-page.tsx').then((part) => ({ default: part.ComparePage })),
);
const Clients = lazy(() => import('./pages/clients/clients-page.tsx').then((part) => ({ default: part.ClientsPage })));
const OneClient = lazy(() => import('./pages/clients/client-page.tsx').then((part) => ({ default: part.ClientPage })));
const Workflow = lazy(() => import('./pages/workflow-page.tsx').then((part) => ({ default: part.WorkflowPage })));
const Generator = lazy(() => import('./pages/generator-page.tsx').then((part) => ({ default: part.GeneratorPage })));
const NotFound = lazy(() => import('./pages/not-found-page.tsx').then((part) => ({ default: part.NotFoundPage })));
const SignUp = lazy(() => import('./pages/account/sign-up-page.tsx').then((part) => ({ default: part.SignUpPage })));
const ForgotPassword = lazy(() =>
	import('./pages/account/forgot-password-page.tsx').then((part) => ({ default: part.ForgotPasswordPage })),
);
const ResetPassword = lazy(() =>
	import('./pages/account/reset-password-page.tsx').then((part) => ({ default: part.ResetPasswordPage })),
);
const TakeBackAddress = lazy(() =>
	import('./pages/account/take-back-address-page.tsx').then((part) => ({ default: part.TakeBackAddressPage })),
);
const MyProfile = lazy(() =>
	import('./pages/profile/my-profile-page.tsx').then((part) => ({ default: part.MyProfilePage })),
);
const BusinessProfile = lazy(() =>
	import('./pages/business-profile/business-profile-page.tsx').then((part) => ({ default: part.BusinessProfilePage })),
);
const ChangeEmail = lazy(() =>
	import('./pages/profile/change-email-page.tsx').then((part) => ({ default: part.ChangeEmailPage })),
);
const ChangePassword = lazy(() =>
	import('./pages/profile/change-password-page.tsx').then((part) => ({ default: part.ChangePasswordPage })),
);
const DeleteAccount = lazy(() =>
	import('./pages/profile/deletion/delete-account-page.tsx').then((part) => ({ default: part.DeleteAccountPage })),
);
const AiToolsDirectory = lazy(() =>
	import('./pages/ai-tools-directory/ai-tools-directory-page.tsx').then((part) => ({
		default: part.AiToolsDirectoryPage,
	})),
);
const TopNiches = lazy(() =>
	import('./pages/top-50-niches/top-niches-page.tsx').then((part) => ({ default: part.TopNichesPage })),
);
const PromptsDirectory = lazy(() =>
	import('./pages/prompts-directory/prompts-directory-page.tsx').then((part) => ({
		default: part.PromptsDirectoryPage,
	})),
);
const Members = lazy(() => import('./pages/members/members-page.tsx').then((part) => ({ default: part.MembersPage })));
const Model = lazy(() => import('./pages/model/model-page.tsx').then((part) => ({ default: part.ModelPage })));
const Submissions = lazy(() =>
	import('./pages/submissions/submissions-page.tsx').then((part) => ({ default: part.SubmissionsPage })),
);
const PricingCalculator = lazy(() =>
	import('./pages/pricing-calculator/pricing-calculator-page.tsx').then((part) => ({
		default: part.PricingCalculatorPage,
	})),
);
const ProfitCalculator = lazy(() =>
	import('./pages/profit-calculator/profit-calculator-page.tsx').then((part) => ({
		default: part.ProfitCalculatorPage,
	})),
);

const GrowthPlans = lazy(() =>
	import('./pages/growth-plans/growth-plans-page.tsx').then((part) => ({ default: part.GrowthPlansPage })),
);
const GrowthPlanCalculator = lazy(() =>
	import('./pages/growth-plans/calculator-page.tsx').then((part) => ({ default: part.CalculatorPage })),
);

/** The pages that are more than a generator. */
const PAGES: Record<string, ComponentType> = {
	'/': Home,
	'/history': History,
	[COMPARISON.path]: Comparison,
	'/history/:runId': StoredRun,
	[CLIENTS.path]: Clients,
	'/clients/:clientId': OneClient,
	'/ai-tools-directory': AiToolsDirectory,
	'/top-50-niches': TopNiches,
	'/prompts-directory': PromptsDirectory,
	'/ai-workflow-generator': Workflow,
	'/n8n-workflow-templates': Workflow,
	'/pricing-calculator': PricingCalculator,
	'/profit-calculator': ProfitCalculator,
	'/growth-plan': GrowthPlans,
	'/growth-plan-calculator': GrowthPlanCalculator,
	'/signin': SignInPage,
	'/signup': SignUp,
	'/forgot-password': ForgotPassword,
	'/reset-password': ResetPassword,
	'/take-back-address': TakeBackAddress,
	'/profile': MyProfile,
	'/profile/my-profile': MyProfile,
	'/profile/change-email': ChangeEmail,
	'/profile/change-password': ChangePassword,
	[DELETE_ACCOUNT.path]: DeleteAccount,
	[BUSINESS_PROFILE.path]: BusinessProfile,
	[MEMBERS.path]: Members,
	[SUBMISSIONS.path]: Submissions,
	[MODEL.path]: Model,
};

/** Every screen of navigation.ts under its guard; an unknown path also asks for a session first. */
export function AppRoutes() {
	return (
		<Routes>
			<Route element={<PublicOnly />}>
				<Route element={<LoadedPage />}>{routesWhere(true)}</Route>
			</Route>
			<Route element={<RequireMember />}>
				<Route element={<LoadedArea />}>
					{routesWhere(false)}
					<Route path="*" element={<NotFound />} />
				</Route>
			</Route>
		</Routes>
	);
}

function routesWhere(isPublic: boolean) {
	return PLACES.filter((place) => (place.isPublic ?? false) === isPublic).map(({ path }) => {
		const Page = PAGES[path] ?? Generator;
		return <Route key={path} path={path} element={<Page />} />;
	});
}

function LoadedPage() {
	return (
		<PageBoundary>
			<Suspense fallback={<Spinner page />}>
				<Outlet />
			</Suspense>
		</PageBoundary>
	);
}

function LoadedArea() {
	return (
		<PageBoundary>
			<Suspense fallback={<Spinner page />}>
				<MemberArea />
			</Suspense>
		</PageBoundary>
	);
}
