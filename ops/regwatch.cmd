@echo off
rem Runs Regwatch on Windows, in a checkout, with PostgreSQL and Elasticsearch of your own: set REGWATCH_DB_URL and
rem REGWATCH_ES_URIS first. The embedded servers are for Linux on x86-64 only.
setlocal
chcp 65001 >nul
set "ops=%~dp0"
set "jar=%ops%app\target\regwatch\regwatch.jar"
set "flags=--enable-native-access=ALL-UNNAMED --sun-misc-unsafe-memory-access=allow"
if not defined JAVA_HOME (
	echo Regwatch needs a JDK 25 or newer: set JAVA_HOME to its directory. 1>&2
	exit /b 1
)
if not exist "%JAVA_HOME%\bin\java.exe" (
	echo There is no Java in '%JAVA_HOME%': set JAVA_HOME to the directory of a JDK 25 or newer. 1>&2
	exit /b 1
)
if exist "%jar%" goto start
echo regwatch: The first start builds the program: 2 to 6 minutes and 1 GB of disk, with downloads from Maven Central. 1>&2
pushd "%ops%.."
call mvnw.cmd -q -B -pl ops/app -am -Dmaven.test.skip=true package 1>&2
set "built=%errorlevel%"
popd
if not "%built%"=="0" exit /b %built%
:start
"%JAVA_HOME%\bin\java" %flags% %REGWATCH_JAVA_OPTS% "-Dregwatch.launcher=%~f0" -jar "%jar%" %*
exit /b %errorlevel%
