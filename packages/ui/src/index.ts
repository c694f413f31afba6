export { UiProvider, type UiProviderProps } from './provider/UiProvider.tsx';
export { applyColorMode, type ColorMode } from './provider/applyColorMode.ts';
export { setColorMode, useColorMode } from './provider/colorMode.ts';
export { fillText, loadUiTexts, useUiTexts, type UiTexts } from './provider/UiTexts.ts';
export { lazyPart, type HeldKeysProps } from './provider/lazyPart.tsx';
export { useIsNarrow, useIsPhone } from './provider/useIsNarrow.ts';
export { theme } from './theme/system.ts';
export type { Navigate } from './provider/navigation.ts';

export {
  Box,
  Flex,
  Grid,
  HStack,
  ScrollArea,
  Separator,
  Spacer,
  Stack,
  VisuallyHidden,
  type BoxProps,
  type FlexProps,
  type StackProps,
} from './layout/primitives.tsx';
export { scrollStop } from './layout/scrollStop.ts';
export { Heading, Text } from './layout/Text.tsx';
export { Link, type LinkProps } from './layout/Link.tsx';
export { Card, Page, Surface } from './layout/Surface.tsx';
export { SplitPanes } from './layout/SplitPanes.tsx';

export { Button, type ButtonProps } from './buttons/Button.tsx';
export { IconButton, type IconButtonProps } from './buttons/IconButton.tsx';
export { LauncherButton } from './buttons/LauncherButton.tsx';
export { LinkButton, type LinkButtonProps } from './buttons/LinkButton.tsx';

export { Formik, useField, useFormikContext } from 'formik';
export { Form } from './fields/Form.tsx';
export type { FieldArrayRenderProps, FormikHelpers, FormikProps, FormikValues } from 'formik';
export { CheckboxField, SwitchField, type CheckboxFieldProps } from './fields/CheckboxField.tsx';
export { Combobox, type ComboboxOption, type ComboboxProps } from './fields/Combobox.tsx';
export {
  DateField,
  DateTimeField,
  TimeField,
  type DateFieldProps,
  type DateTimeFieldProps,
  type TimeFieldProps,
} from './fields/DateTimeField.tsx';
export { Field, type ControlProps, type FieldProps } from './fields/Field.tsx';
export { FormikField, type FormikFieldProps } from './fields/FormikField.tsx';
export { PasswordField, type PasswordFieldProps } from './fields/PasswordField.tsx';
export { SelectField, type SelectFieldProps } from './fields/SelectField.tsx';
export { TextAreaField, type TextAreaFieldProps } from './fields/TextAreaField.tsx';
export { TextField, type FormFieldProps, type TextFieldProps } from './fields/TextField.tsx';
export { Checkbox, type CheckboxProps } from './fields/Checkbox.tsx';
export { Input, type InputProps } from './fields/Input.tsx';
export { SearchInput, type SearchInputProps } from './fields/SearchInput.tsx';
export { SegmentedControl, type SegmentedControlProps } from './fields/SegmentedControl.tsx';
export { Select, type SelectOption, type SelectProps } from './fields/Select.tsx';
export { Switch, type SwitchProps } from './fields/Switch.tsx';
export { TextArea } from './fields/TextArea.tsx';
export { TimeInput, type TimeInputProps } from './fields/TimeInput.tsx';

export { confirm, dismissConfirms, type ConfirmOptions } from './overlays/confirmStore.ts';
export { Dialog } from './overlays/Dialog.tsx';
export type { DialogProps } from './overlays/DialogPart.tsx';
export { HeldKeys } from './overlays/HeldKeys.tsx';
export { Drawer } from './overlays/Drawer.tsx';
export type { DrawerProps } from './overlays/DrawerPart.tsx';
export { Menu } from './overlays/Menu.tsx';
export type { MenuGroup, MenuItem } from './overlays/MenuItem.ts';
export type { MenuProps } from './overlays/MenuPart.tsx';
export { Popover } from './overlays/Popover.tsx';
export type { PopoverProps } from './overlays/PopoverPart.tsx';
export { useBeside } from './overlays/useBeside.ts';
export { TopLayer } from './overlays/TopLayer.tsx';
export { Tooltip, type TooltipPlacement, type TooltipProps } from './overlays/Tooltip.tsx';

export { Banner, type BannerProps } from './feedback/Banner.tsx';
export { EmptyState, type EmptyStateProps } from './feedback/EmptyState.tsx';
export { ErrorState, type ErrorStateProps } from './feedback/ErrorState.tsx';
export { ProgressBar } from './feedback/ProgressBar.tsx';
export { Skeleton, SkeletonCard, SkeletonRow, SkeletonText } from './feedback/Skeleton.tsx';
export { Spinner, type SpinnerProps } from './feedback/Spinner.tsx';
export { dismissToast, toast, type ToastButton, type ToastOptions, type ToastType } from './feedback/toastStore.ts';

export { Avatar, type AvatarProps } from './people/Avatar.tsx';
export { AvatarGroup, type AvatarGroupProps } from './people/AvatarGroup.tsx';
export { initials, personColor } from '@meet/contracts/people';
export { PresenceMark, type Presence, type PresenceMarkProps } from './people/PresenceMark.tsx';

export { Badge, Tag, type TagProps } from './data/Badge.tsx';
export { CopyButton, CopyField, CopyIconButton, type CopyButtonProps, type CopyFieldProps } from './data/CopyField.tsx';
export { DataGrid, type Column, type DataGridProps, type SortOrder } from './data/DataGrid.tsx';
export { Kbd } from './data/Kbd.tsx';
export { Pagination, type PaginationProps } from './data/Pagination.tsx';
export { SearchedGrid, type SearchedGridProps } from './data/SearchedGrid.tsx';
export { rove } from './data/rove.ts';
export { Tabs, type TabItem, type TabsProps } from './data/Tabs.tsx';
export { useCopy } from './data/useCopy.ts';

export { art } from './brand/art.ts';
export { Logo, LogoMark } from './brand/Logo.tsx';
export { AppFrame, type AppFrameProps } from './frame/AppFrame.tsx';
export { AuthLayout, type AuthLayoutProps } from './frame/AuthLayout.tsx';
export { NavItem, NavRail, type NavItemProps, type NavRailProps } from './frame/NavRail.tsx';
export { PageHeader, type PageHeaderProps } from './frame/PageHeader.tsx';
export { MainArea } from './frame/MainArea.tsx';
export { PageArea, pageAreaSize, watchPageArea } from './frame/PageArea.tsx';
export { StandaloneMessagePage, type StandaloneMessagePageProps } from './frame/StandaloneMessagePage.tsx';
export { afterAwake } from './waiting/afterAwake.ts';
export { LongWait, type LongWaitProps } from './waiting/LongWait.tsx';
export { useWait, type Wait } from './waiting/useWait.ts';
