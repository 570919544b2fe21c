-- Run once by psql as a superuser, before Regwatch starts for the first time: its user is no superuser and cannot make roles.
\getenv password REGWATCH_DB_PASSWORD
CREATE ROLE regwatch_api NOLOGIN;
CREATE ROLE regwatch LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE PASSWORD :'password';
GRANT regwatch_api TO regwatch;
CREATE DATABASE regwatch OWNER regwatch;
